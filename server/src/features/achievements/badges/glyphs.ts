/** Line drawings in a box of 64 by 64; what should be filled carries the class `fill`. */
export const glyphs = {
  page: '<path class="fill" d="M18 8h20l10 10v38H18z"/><path d="M18 8h20l10 10v38H18zM38 8v10h10M25 28h16M25 36h16M25 44h10"/>',
  hand: '<path class="fill" d="M22 56c-6-6-10-13-12-20 2-3 6-2 8 1l4 5V16c0-5 6-5 6 0v14-20c0-5 6-5 6 0v20-17c0-5 6-5 6 0v18-11c0-5 6-5 6 0v22c0 8-3 12-6 14z"/><path d="M22 56c-6-6-10-13-12-20 2-3 6-2 8 1l4 5V16c0-5 6-5 6 0v14M28 30V10c0-5 6-5 6 0v20M34 30V13c0-5 6-5 6 0v18M40 31V20c0-5 6-5 6 0v22c0 8-3 12-6 14z"/>',
  shelf:
    '<path class="fill" d="M10 14h9v34h-9zM28 10h10v38H28z"/><path d="M10 14h9v34h-9zM19 18h9v30h-9zM28 10h10v38H28zM41 17l8-3 9 32-8 3zM6 52h52M31 18h4M13 22h3M22 26h3"/>',
  library:
    '<path class="fill" d="M32 8 8 22h48z"/><path d="M32 8 8 22h48zM13 28v18M25 28v18M39 28v18M51 28v18M8 50h48M6 56h52"/>',
  clock:
    '<circle class="fill" cx="32" cy="32" r="23"/><circle cx="32" cy="32" r="23"/><path d="M32 17v15l10 7M32 9v3M55 32h-3M32 55v-3M9 32h3"/>',
  bubble:
    '<path class="fill" d="M10 12h44v30H30L18 54V42h-8z"/><path d="M10 12h44v30H30L18 54V42h-8zM19 22h26M19 32h17"/>',
  river:
    '<path d="M6 20c8-8 14-8 20 0s12 8 18 0 10-6 14-2M6 34c8-8 14-8 20 0s12 8 18 0 10-6 14-2M6 48c8-8 14-8 20 0s12 8 18 0 10-6 14-2"/>',
  ocean:
    '<circle class="fill" cx="46" cy="16" r="7"/><path class="fill" d="M6 46c4-24 20-34 36-28-8 0-12 6-9 12 3 7 13 6 17 1 1 8-3 12-10 15z"/><circle cx="46" cy="16" r="7"/><path d="M6 46c4-24 20-34 36-28-8 0-12 6-9 12 3 7 13 6 17 1M6 46h52M12 55h40"/>',
  wind: '<path d="M6 24h30c10 0 10-14 1-14-5 0-7 4-6 7M6 34h44c11 0 11 16 1 16-5 0-7-4-6-8M6 44h22c8 0 8 12 1 12-4 0-5-3-5-6"/>',
  drop: '<path class="fill" d="M32 6c12 16 18 24 18 33a18 18 0 0 1-36 0c0-9 6-17 18-33z"/><path d="M32 6c12 16 18 24 18 33a18 18 0 0 1-36 0c0-9 6-17 18-33zM22 40c0 6 4 9 9 10"/>',
  flame:
    '<path class="fill" d="M34 5c2 12 16 17 16 34a18 18 0 0 1-36 0c0-9 5-13 8-19 2 4 3 6 6 8 5-6 7-13 6-23z"/><path d="M34 5c2 12 16 17 16 34a18 18 0 0 1-36 0c0-9 5-13 8-19 2 4 3 6 6 8 5-6 7-13 6-23zM32 56c-6-2-8-9 0-17 8 8 6 15 0 17z"/>',
  quill:
    '<path class="fill" d="M56 6C34 8 18 22 15 44l5 4C42 44 54 28 56 6z"/><path d="M56 6C34 8 18 22 15 44l5 4C42 44 54 28 56 6zM8 57c6-8 16-24 32-35M27 33l12 2M21 42l10 1"/>',
  pine: '<path class="fill" d="m32 6 12 16h-6l10 13h-7l10 13H13l10-13h-7l10-13h-6z"/><path d="m32 6 12 16h-6l10 13h-7l10 13H13l10-13h-7l10-13h-6zM32 48v10"/>',
  hourglass:
    '<path class="fill" d="M22 52c2-8 8-9 10-14 2 5 8 6 10 14z"/><path d="M14 8h36M14 56h36M18 8c0 16 12 16 12 24S18 40 18 56M46 8c0 16-12 16-12 24s12 8 12 24M25 18h14"/>',
  sunrise:
    '<path class="fill" d="M14 44a18 18 0 0 1 36 0z"/><path d="M14 44a18 18 0 0 1 36 0M6 44h52M14 53h36M32 8v8M11 18l6 6M53 18l-6 6"/>',
  calendar:
    '<path class="fill" d="M10 14h44v12H10z"/><path d="M10 14h44v42H10zM10 26h44M21 8v11M43 8v11M20 36h4M30 36h4M40 36h4M20 46h4M30 46h4"/><path d="m38 46 4 4 7-9"/>',
  bulb: '<path class="fill" d="M24 44c0-8-8-10-8-20a16 16 0 0 1 32 0c0 10-8 12-8 20z"/><path d="M24 44c0-8-8-10-8-20a16 16 0 0 1 32 0c0 10-8 12-8 20zM25 51h14M28 57h8M27 26l5 5 5-5M32 31v13"/>',
  gem: '<path class="fill" d="M18 12h28l12 14-26 30L6 26z"/><path d="M18 12h28l12 14-26 30L6 26zM6 26h52M18 12l6 14 8 30 8-30 6-14M24 26l8-14 8 14"/>',
  magnifier:
    '<circle class="fill" cx="27" cy="27" r="18"/><circle cx="27" cy="27" r="18"/><path d="m40 40 16 16M18 26l6 7 12-13"/>',
  wheel:
    '<circle class="fill" cx="32" cy="32" r="24"/><circle cx="32" cy="32" r="24"/><circle cx="32" cy="32" r="8"/><path d="M32 8v16M32 40v16M8 32h16M40 32h16M15 15l11 11M38 38l11 11M49 15 38 26M26 38 15 49"/>',
  star: '<path class="fill" d="m32 6 8 17 18 2-13 13 3 19-16-9-16 9 3-19L6 25l18-2z"/><path d="m32 6 8 17 18 2-13 13 3 19-16-9-16 9 3-19L6 25l18-2z"/>',
  eye: '<path class="fill" d="M4 32c14-24 42-24 56 0-14 24-42 24-56 0z"/><path d="M4 32c14-24 42-24 56 0-14 24-42 24-56 0z"/><circle cx="32" cy="32" r="9"/><path d="M32 28a4 4 0 0 1 4 4"/>',
  sparkle:
    '<path class="fill" d="M26 12c3 14 6 17 20 20-14 3-17 6-20 20-3-14-6-17-20-20 14-3 17-6 20-20z"/><path d="M26 12c3 14 6 17 20 20-14 3-17 6-20 20-3-14-6-17-20-20 14-3 17-6 20-20zM50 6v12M44 12h12M52 46v10M47 51h10"/>',
  layers:
    '<path class="fill" d="M32 8 58 22 32 36 6 22z"/><path d="M32 8 58 22 32 36 6 22zM6 32l26 14 26-14M6 42l26 14 26-14"/>',
  flag: '<path class="fill" d="M16 10c12-6 20 6 36 0v26c-16 6-24-6-36 0z"/><path d="M16 6v52M16 10c12-6 20 6 36 0v26c-16 6-24-6-36 0"/>',
  mountain:
    '<path class="fill" d="m4 54 20-32 11 16 7-10 18 26z"/><path d="m4 54 20-32 11 16 7-10 18 26zM24 22V6l12 5-12 5M18 32l6 5 6-6"/>',
  cup: '<path class="fill" d="M18 8h28v14c0 12-6 20-14 20s-14-8-14-20z"/><path d="M18 8h28v14c0 12-6 20-14 20s-14-8-14-20zM18 13H7c0 12 5 17 12 18M46 13h11c0 12-5 17-12 18M32 42v10M20 56h24M24 52h16"/>',
  heart:
    '<path class="fill" d="M32 56C14 44 6 34 6 23c0-14 19-19 26-5 7-14 26-9 26 5 0 11-8 21-26 33z"/><path d="M32 56C14 44 6 34 6 23c0-14 19-19 26-5 7-14 26-9 26 5 0 11-8 21-26 33zM15 24c0-5 3-8 7-8"/>',
  anchor:
    '<circle class="fill" cx="32" cy="13" r="7"/><circle cx="32" cy="13" r="7"/><path d="M32 20v36M20 28h24M8 36c1 14 12 20 24 20s23-6 24-20M8 36l-4 7M8 36l7 5M56 36l4 7M56 36l-7 5"/>',
  book: '<path class="fill" d="M32 16C24 9 14 9 6 12v38c8-3 18-3 26 4z"/><path d="M32 16C24 9 14 9 6 12v38c8-3 18-3 26 4 8-7 18-7 26-4V12c-8-3-18-3-26 4zM32 16v38M14 22c4-1 8 0 11 2M14 32c4-1 8 0 11 2M39 24c3-2 7-3 11-2M39 34c3-2 7-3 11-2"/>',
  horn: '<path class="fill" d="M10 24h12l26-14v42L22 38H10z"/><path d="M10 24h12l26-14v42L22 38H10zM22 24v14M15 38l5 18h8l-5-17M54 25c4 3 4 9 0 12"/>',
  signpost:
    '<path class="fill" d="M14 10h32l8 8-8 8H14zM50 32H20l-8 7 8 7h30z"/><path d="M14 10h32l8 8-8 8H14zM50 32H20l-8 7 8 7h30zM32 26v6M32 46v12M32 6v4"/>',
  rocket:
    '<path class="fill" d="M32 5c10 8 13 19 11 34H21C19 24 22 13 32 5z"/><path d="M32 5c10 8 13 19 11 34H21C19 24 22 13 32 5zM21 30l-9 9v9l10-6M43 30l9 9v9l-10-6M26 46c0 6 3 8 6 12 3-4 6-6 6-12"/><circle cx="32" cy="23" r="5"/>',
  friends:
    '<circle class="fill" cx="22" cy="20" r="10"/><circle cx="22" cy="20" r="10"/><circle cx="45" cy="24" r="8"/><path d="M4 56c0-14 8-20 18-20s18 6 18 20zM44 38c9 0 16 5 16 16H46"/>',
} as const;
export type Glyph = keyof typeof glyphs;
