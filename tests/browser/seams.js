// On a page in the pseudo-language: what did not come from a catalogue, or was put together from pieces.
// Takes names and codes that may stand as they are; returns a list of sentences.
(known) => {
  const found = new Set();
  const SIGN = /^[\d½+−–×/.·…?●◇◀▶▲▼★✓✕↑↓›]+$/;
  const CODE = /^(\[?[A-Z]{1,3}\d*-?\d+([./]\d+)*\]?|[A-Z]★?|[ABCR]!?@?[a-z]{2}|I{1,3}[AB]?|IV)$/;
  const own = new RegExp(`^(${known.join('|')})$`);
  const bare = (word) => word.replace(/^[(“"']+|[)”"',.;:!?]+$|['’]š$/g, '');
  const allowed = (word) => SIGN.test(word) || CODE.test(word) || own.test(word);

  // Texts that stand in one line belong together, whatever marks them up.
  const inline = (node) => getComputedStyle(node).display.startsWith('inline') && !['BUTTON', 'A'].includes(node.tagName);
  const block = (node) => {
    let at = node.parentElement;
    while (inline(at) && !/flex|grid/.test(getComputedStyle(at.parentElement).display)) at = at.parentElement;
    return at;
  };
  const seen = (node) => node.checkVisibility({ visibilityProperty: true }) || node.closest('.sr');

  const judge = (text, where) => {
    let depth = 0;
    let outside = '';
    let inside = '';
    for (const letter of text) {
      if (letter === '⟦') depth++;
      if (depth === 0) outside += letter;
      else inside += letter === '⟦' || letter === '⟧' ? ' ' : letter;
      if (letter === '⟧') depth--;
    }
    const glued = outside.split(/\s+/).filter((word) => word && !allowed(word) && !own.test(bare(word)));
    if (glued.length) found.add(`not from a catalogue: ${glued.join(' ')} in “${text.trim().slice(0, 90)}” (${where})`);
    for (const word of inside.replace(/https?:\S+/g, '').split(/[\s/–·(]+/)) {
      if (/[A-Za-z]{2}/.test(word) && !allowed(bare(word)) && !own.test(word)) found.add(`not translated: ${word} in “${text.trim().slice(0, 90)}” (${where})`);
    }
    if (/\{\$|\{\?\?\?|\{[A-Z]+\(/.test(text)) found.add(`a hole: ${text.slice(0, 90)}`);
  };

  const lines = new Map();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest('script, style, code, [translate=no]') || !seen(parent)) continue;
    const home = block(node);
    lines.set(home, `${lines.get(home) ?? ''}${node.data}`);
  }
  for (const [node, text] of lines) judge(text, `${node.tagName.toLowerCase()}.${node.className}`);
  for (const name of ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt']) {
    for (const node of document.querySelectorAll(`[${name}]`)) judge(node.getAttribute(name), name);
  }
  if (document.documentElement.scrollWidth > innerWidth) found.add(`${document.documentElement.scrollWidth} wide on ${innerWidth}`);
  return [...found];
}
