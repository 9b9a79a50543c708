// What a reader with other eyes or hands would stumble on: returns a list of sentences.
() => {
  const faults = [];
  const seen = (node) => {
    const box = node.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && node.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
  };
  const text = (node) => (node?.textContent ?? '').trim();
  const name = (node) =>
    node.getAttribute('aria-label') || text(document.getElementById(node.getAttribute('aria-labelledby') ?? '')) || text(node) || node.title ||
    [...(node.labels ?? [])].map(text).join(' ') || node.placeholder || node.querySelector('img')?.alt || '';

  for (const node of document.querySelectorAll('button, a[href], input, select, textarea')) {
    if (!seen(node)) continue;
    if (!name(node).trim()) faults.push(`no name: ${node.outerHTML.slice(0, 100)}`);
    const box = node.getBoundingClientRect();
    const inLabel = node.closest('label') && ['checkbox', 'radio', 'file'].includes(node.type);
    if (!inLabel && Math.min(box.width, box.height) < 23.5) faults.push(`${Math.round(box.width)}x${Math.round(box.height)}: ${name(node).slice(0, 40)}`);
  }
  for (const node of document.querySelectorAll('img:not([alt])')) faults.push(`no words for ${node.src}`);
  const ids = [...document.querySelectorAll('[id]')].map((node) => node.id);
  for (const id of new Set(ids.filter((id, n) => ids.indexOf(id) !== n))) faults.push(`two things are called ${id}`);
  if (document.querySelectorAll('main').length !== 1) faults.push('not one main');
  if (document.documentElement.scrollWidth > innerWidth) faults.push(`${document.documentElement.scrollWidth} wide`);

  const numbers = (colour) => {
    const found = colour.match(/[\d.]+/g).map(Number);
    const scale = colour.startsWith('color(') ? 255 : 1;
    return [...found.slice(0, 3).map((one) => one * scale), found[3] ?? 1];
  };
  const light = (colour) => {
    const [r, g, b] = colour.map((one) => (one / 255 <= 0.03928 ? one / 255 / 12.92 : ((one / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ground = (node) => {
    for (let at = node; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.backgroundImage !== 'none') return null;
      const colour = numbers(style.backgroundColor);
      if (colour[3] > 0.99) return colour;
    }
    return null;
  };
  const faint = new Set();
  for (const node of document.querySelectorAll('body *')) {
    const own = [...node.childNodes].some((one) => one.nodeType === 3 && one.data.trim());
    if (!own || !seen(node) || node.closest('svg, :disabled, .sr')) continue;
    const below = ground(node);
    if (!below) continue;
    let opacity = 1;
    for (let at = node; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
    const style = getComputedStyle(node);
    const ink = numbers(style.color).slice(0, 3).map((one, n) => one * opacity + below[n] * (1 - opacity));
    const [a, b] = [light(ink), light(below.slice(0, 3))];
    const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    const large = parseFloat(style.fontSize) >= 24 || (parseFloat(style.fontSize) >= 18.6 && Number(style.fontWeight) >= 700);
    if (contrast < (large ? 3 : 4.5)) faint.add(`contrast ${contrast.toFixed(1)}: ${text(node).slice(0, 30)}`);
  }
  return [...faults, ...faint];
}
