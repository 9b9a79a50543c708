import { expect, test } from 'vitest';
import { fallbacks, negotiate, ownName, PSEUDO, TAG } from './languages';

const OFFERED = ['en', 'pt', 'pt-BR', 'zh-Hant'];

test.each([
  [['pt-BR'], 'pt-BR'],
  [['PT-br'], 'pt-BR'],
  [['pt-PT', 'zh-Hant'], 'pt'],
  [['zh-Hant-TW'], 'zh-Hant'],
  [['zh'], 'zh-Hant'],
  [['xx', '', 'en-GB', 'pt'], 'en'],
  [['not a tag'], 'en'],
  [[], 'en'],
  [[PSEUDO], PSEUDO],
])('%j gets %s', (wishes, found) => {
  expect(negotiate(wishes, OFFERED)).toBe(found);
});

test('what a language lacks is looked for in wider ones', () => {
  expect(fallbacks('zh-Hant-TW')).toEqual(['zh-Hant-TW', 'zh-Hant', 'zh', 'en']);
  expect(fallbacks('en')).toEqual(['en']);
});

test('folders are tags', () => {
  expect(
    ['en', 'pt-BR', 'zh-Hant', 'sr-Latn-RS', 'es-419', 'PT', 'pt_BR', 'rules', 'x'].filter((name) => TAG.test(name)),
  ).toEqual(['en', 'pt-BR', 'zh-Hant', 'sr-Latn-RS', 'es-419']);
});

test('a language is called as its speakers call it', () => {
  expect(['en', 'cs', 'ru'].map(ownName)).toEqual(['English', 'Čeština', 'Русский']);
});
