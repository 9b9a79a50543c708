/**
 * Pictures of pieces, drawn in a box from 0 to 24 with one pen. Names are those the games give their cells; a cell
 * without a picture shows its sign.
 */
const CABIN = 'M6 8h12v9H6ZM9 11a1.500 1.500 0 1 0 .01 0M15 11a1.500 1.500 0 1 0 .01 0M8 15h8';
const ENGINE = 'M9 4h6l1 9H8ZM9 13l-2 4h10l-2-4M10 18l2 4 2-4';
const CANNON = 'M11 3h2v9h-2ZM8 12h8l2 8H6Z';
const HOLD = 'M5 5h14v14H5ZM12 5v14M5 12h14';
const BATTERY = 'M6 6h3v13H6ZM15 6h3v13h-3ZM10.500 6h3v13h-3Z';
const SHIELD = 'M12 3l7 3v6q0 6-7 9q-7-3-7-9V6Z';

export const PARTS: Readonly<Record<string, string>> = {
  'start-cabin': `${CABIN}M4 5h16v15H4Z`,
  cabin: CABIN,
  'luxury-cabin': `${CABIN}M7 5l2 2 3-3 3 3 2-2`,
  'stasis-chamber': `${CABIN}M10 4h4l-4 3h4`,
  'life-support': 'M12 4a8 8 0 1 1 0 16a8 8 0 1 1 0-16ZM8 12q2-4 4 0t4 0',
  'shared-life-support': 'M9 6a6 6 0 1 1 0 12a6 6 0 1 1 0-12ZM15 6a6 6 0 1 1 0 12a6 6 0 1 1 0-12Z',
  battery: BATTERY,
  'cargo-hold': HOLD,
  'special-cargo-hold': `${HOLD}M9 9l6 6M15 9l-6 6`,
  'mixed-cargo': `${HOLD}M14 14l4 4M18 14l-4 4`,
  'cargo-and-battery': 'M4 5h9v14H4ZM8.500 5v14M16 7h4v12h-4Z',
  'special-cargo-and-battery': 'M4 5h9v14H4ZM5 9l7 6M12 9l-7 6M16 7h4v12h-4Z',
  engine: ENGINE,
  'double-engine': 'M5 4h4l1 9H4ZM15 4h4l1 9h-6ZM5 17l2 4 2-4M15 17l2 4 2-4M11 8l2 3h-2l2 3',
  cannon: CANNON,
  'double-cannon': 'M7 3h2v9H7ZM15 3h2v9h-2ZM5 12h14l1 8H4ZM11 5l2 3h-2l2 3',
  'bidirectional-cannon': 'M11 2h2v8h-2ZM11 14h2v8h-2ZM7 10h10v4H7Z',
  'cannon-engine': 'M11 2h2v8h-2ZM8 10h8v5H8ZM10 16l2 5 2-5',
  shield: `${SHIELD}M11 8l2 3h-2l2 4`,
  structural: 'M4 4h16v16H4ZM4 4l16 16M20 4L4 20',
  'solar-panel': 'M4 6h16v12H4ZM4 12h16M9.500 6v12M14.500 6v12',
  thruster: 'M12 9a3 3 0 1 1 0 6a3 3 0 1 1 0-6ZM4 10l4 2-4 2ZM20 10l-4 2 4 2Z',
  switchboard: 'M5 5h14v14H5ZM9 9h.01M15 9h.01M9 15h.01M15 15h.01M9 9l6 6M15 9l-6 6',
  'crewbot-station': 'M6 9h12v10H6ZM12 9V5M9 13h.01M15 13h.01M9 16h6',
  'defense-system': 'M12 4v4M12 16v4M4 12h4M16 12h4M12 8a4 4 0 1 1 0 8a4 4 0 1 1 0-8Z',
  armory: 'M5 18L17 6M15 4l5 5M7 14l4 4M5 20h3',
  plating: `${SHIELD}M8 8l8 8`,
  'reactor-furnace': 'M12 3q6 7 4 12a4.500 4.500 0 0 1-8 0Q6 10 12 3Z',
  'cannon-booster': `${CANNON}M4 6h4M6 4v4`,
  'engine-booster': `${ENGINE}M3 6h4M5 4v4`,
  'shield-booster': `${SHIELD}M12 8v8M8 12h8`,
  battlebots: 'M6 9h12v10H6ZM12 9V5M9 13h.01M15 13h.01M9 16h6M3 12v4M21 12v4',
  draw: 'M4 8l12-3 4 13-12 3ZM9 6l11 1M12 11q0-2 2-2t2 2q0 1-2 2M14.500 16h.01',
};
