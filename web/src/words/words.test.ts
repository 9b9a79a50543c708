import { FluentBundle } from '@fluent/bundle';
import { beforeEach, expect, test, vi } from 'vitest';

const CORE = `player = Player { $seat }
crew-member = Crew member { $seat }
android = { $number ->
    [1] Ada
   *[other] Android { $number }
}
list-none = none
list-one = { $item }
list-more = { $head }, { $item }
list-and = { $head } and { $item }
list-dots = { $head } · { $item }
clock = { NUMBER($minutes, useGrouping: 0) }:{ NUMBER($seconds, minimumIntegerDigits: 2) }
galaxy-trucker-panel-player = { $player } has tile { $number }
waiting = { $count ->
    [one] Waiting for { $names }
   *[other] All wait for { $names }
 }
leon = Leon
    .gen = Leona
    .gender = m
vex = Vex
behind = Roj vedle { $beside_gen }, za { $beside_ins }: { $beside }.
fell = { $who_gender ->
    [f] { $who } padla.
   *[m] { $who } padl.
 }
again = Roll again
    .price = { $tokens ->
        [1] the last token of { $who }
       *[other] 1 of { $tokens } tokens
     }
`;
const CZECH = `tokens = { $tokens ->
    [one] { $on } dostává { $tokens } žeton.
    [few] { $on } dostává { $tokens } žetony.
    [many] { $on } dostává { $tokens } žetonu.
   *[other] { $on } dostává { $tokens } žetonů.
 }
`;
vi.mock('virtual:words', () => ({
  default: {
    en: {
      '': () => Promise.resolve({ default: CORE }),
      'space-alert': () => Promise.resolve({ default: 'space-alert-red = { $player } turns red\n' }),
    },
    pt: {
      '': () => Promise.resolve({ default: 'list-and = { $head } e { $item }\nplayer = Jogador { $seat }\n' }),
      'space-alert': () => Promise.resolve({ default: 'space-alert-red = { $player } fica vermelho\n' }),
    },
    'pt-BR': { '': () => Promise.resolve({ default: 'list-none = nada\n' }) },
    cs: { '': () => Promise.resolve({ default: CZECH }) },
  },
}));
const { clock, commas, dots, has, introduce, know, languages, learn, price, speak, t } = await import('./words.svelte');

beforeEach(async () => {
  await speak('en');
  introduce([]);
});

const member = (seat: number) => ({ id: 'crew-member', args: { seat } });
const player = (seat: number) => ({ id: 'player', args: { seat } });

test('somebody is called by name, a line about them is a line', () => {
  introduce(['Ola', 'Marek', '']);
  expect(t(player(2))).toBe('Marek');
  expect(t(member(1))).toBe('Ola');
  expect([4, 5].map((seat) => t(member(seat)))).toEqual(['Ada', 'Android 2']);
  introduce(['Ola']);
  expect([1, 2].map((seat) => t(member(seat)))).toEqual(['Ada', 'Android 2']);
  introduce([]);
  expect(t(member(1))).toBe('Crew member 1');
  introduce(['Ola', 'Marek', '']);
  expect([3, 4].map((seat) => t(player(seat)))).toEqual(['Player 3', 'Player 4']);
  expect(t({ id: 'galaxy-trucker-panel-player', args: { player: player(2), number: 1 } })).toBe('Marek has tile 1');
});

test('lists and times are joined by the catalogue', () => {
  const names = [player(1), 'Ola', 3];
  expect(t('waiting', { count: 3, names })).toBe('All wait for Player 1, Ola and 3');
  expect(t('waiting', { count: 1, names: [] })).toBe('Waiting for none');
  expect(t(commas(names))).toBe('Player 1, Ola, 3');
  expect(t(dots(['a', 'b']))).toBe('a · b');
  expect([0, 65.9, 3600].map((seconds) => t(clock(seconds)))).toEqual(['0:00', '1:05', '60:00']);
});

test('each message falls back on its own', async () => {
  await speak('pt-BR');
  expect(t(commas([]))).toBe('nada');
  expect(t('waiting', { count: 2, names: [player(1), player(2)] })).toBe('All wait for Jogador 1 e Jogador 2');
  expect(languages).toEqual(['en', 'pt', 'pt-BR', 'cs']);
});

test('a plural has as many categories as its language', async () => {
  await speak('cs');
  const said = [1, 2, 4, 1.5, 5, 0, 21, 22].map((tokens) => t('tokens', { on: 'Leon', tokens }));
  const forms = ['žeton', 'žetony', 'žetony', 'žetonu', 'žetonů', 'žetonů', 'žetonů', 'žetonů'];
  expect(said.map((line) => line.slice(0, -1).split(' ').at(-1))).toEqual(forms);
  expect(said[1]).toBe('Leon dostává 2 žetony.');
});

test('the pseudo-language leaves alone what it is given', async () => {
  await speak('en-XA');
  expect(t('waiting', { count: 2, names: [player(1), 'Ola'] })).toBe('⟦ÅÅļļ ŵååîîţ ƒööŕŕ Þļååýééŕŕ 1 ååññð Ola⟧');
  expect(t('no-such-message')).toBe('⟦no-such-message⟧');
});

test('a game of another package brings its words', () => {
  learn('en', 'toy-name = Toy\nplayer = Nobody\n');
  expect([t('toy-name'), t(player(1))]).toEqual(['Toy', 'Player 1']);
});

test("a game's words come when they are needed, and stay when the language changes", async () => {
  const red = { id: 'space-alert-red', args: { player: player(1) } };
  expect([has('space-alert-red'), t(red)]).toEqual([false, 'space-alert-red']);
  await know('space-alert');
  expect([has('space-alert-red'), t(red)]).toEqual([true, 'Player 1 turns red']);
  await speak('pt-BR');
  expect(t(red)).toBe('Jogador 1 fica vermelho');
});

test('what was said once is not put into words again, until words or names change', () => {
  const phrase = { id: 'galaxy-trucker-panel-player', args: { player: player(2), number: 1 } };
  const spy = vi.spyOn(FluentBundle.prototype, 'formatPattern');
  const words = () => [t(phrase), t('list-none')];
  expect([words(), words()]).toEqual(Array(2).fill(['Player 2 has tile 1', 'none']));
  expect(spy).toHaveBeenCalledTimes(3);
  introduce(['Ola', 'Marek']);
  expect(words()).toEqual(['Marek has tile 1', 'none']);
  introduce(['Ola', 'Marek']);
  words();
  expect(spy).toHaveBeenCalledTimes(5);
  spy.mockRestore();
});

test('a name brings its cases; of one that it lacks, and of a typed name, the plain name stands', () => {
  introduce(['Hana']);
  const beside = (id: string, args = {}) => t('behind', { beside: { id, args } });
  expect([beside('leon'), beside('vex'), beside('player', { seat: 1 })]).toEqual([
    'Roj vedle Leona, za Leon: Leon.',
    'Roj vedle Vex, za Vex: Vex.',
    'Roj vedle Hana, za Hana: Hana.',
  ]);
  expect(t('fell', { who: { id: 'leon' } })).toBe('Leon padl.');
});

test('a move says its price beside it', () => {
  const again = (tokens: number) => ({ id: 'again', args: { tokens, who: { id: 'leon' } } });
  expect([t(again(1)), price(again(1)), price(again(3)), price({ id: 'vex' }), price(null)]).toEqual([
    'Roll again',
    'the last token of Leon',
    '1 of 3 tokens',
    '',
    '',
  ]);
});
