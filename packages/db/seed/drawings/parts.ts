/** Side of a picture in pixels. */
export const SIDE = 512;
export const INK = '#1d2421';

export const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">${content}</svg>`;

/** Mirrors a drawing to the right half. */
export const mirrored = (left: string): string =>
  `${left}<g transform="matrix(-1 0 0 1 ${SIDE} 0)">${left}</g>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

export const line = (d: string, stroke = INK, width = 7): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`;

/** Two open eyes that look at the viewer, each `apart` from the center. */
export const eyes = (y: number, apart: number, iris = INK): string =>
  mirrored(
    ellipse(SIDE / 2 - apart, y, 23, 25, iris) +
      ellipse(SIDE / 2 - apart, y, 13, 17, INK) +
      ellipse(SIDE / 2 - apart + 7, y - 9, 6, 6, '#fff'),
  );

/** A nose with a mouth below it. */
export const snout = (y: number, width: number, fill = INK): string =>
  ellipse(SIDE / 2, y, width, width * 0.72, fill) +
  mirrored(line(`M256 ${y + width * 0.7}v16q-6 22-34 18`));
