import type { Colours } from './colours.ts';
import { ellipse, INK, line, mirrored, path, svg } from './parts.ts';

export type PhotoName = 'paw' | 'skin' | 'eye' | 'wound' | 'bowl' | 'tablets' | 'xray';

/** Returns a photo as SVG, in the colors of the pet it shows. */
export const photoOf = (name: PhotoName, colours: Colours): string => svg(photos[name](colours));

const ground = (fill: string) => `<rect width="512" height="512" fill="${fill}"/>`;

/** Strokes of fur all over the picture. */
const fur = ({ coat, mark }: Colours) => {
  const tufts = Array.from({ length: 48 }, (_, index) => {
    const [x, y] = [
      (index % 8) * 66 + (Math.floor(index / 8) % 2) * 30,
      Math.floor(index / 8) * 88,
    ];
    return line(`M${x} ${y}q14 26 4 56`, mark, 5);
  });
  return `${ground(coat)}<g opacity=".3">${tufts.join('')}</g>`;
};

const photos: Readonly<Record<PhotoName, (colours: Colours) => string>> = {
  paw: (colours) =>
    ground('#d9c7ae') +
    path('M170 0h172l20 300c10 130-40 200-106 200s-116-70-106-200z', colours.coat) +
    path('M256 330c40 0 80 34 80 70s-40 52-80 52-80-16-80-52 40-70 80-70z', '#5b4a45') +
    mirrored(ellipse(186, 300, 27, 38, '#5b4a45') + ellipse(232, 262, 25, 36, '#5b4a45')) +
    line('M206 330l22 18', '#c43d3d', 8),
  skin: (colours) =>
    fur(colours) +
    ellipse(256, 262, 170, 140, '#f3cdbd') +
    [
      [196, 220],
      [262, 200],
      [322, 246],
      [232, 290],
      [296, 320],
      [190, 320],
    ]
      .map(([x = 0, y = 0]) => ellipse(x, y, 15, 12, '#d65a4e'))
      .join(''),
  eye: (colours) =>
    fur(colours) +
    path('M96 262q160-150 320 0-160 130-320 0z', '#fbf3e6') +
    ellipse(256, 254, 76, 76, '#c9a53c') +
    ellipse(256, 254, 38, 58, INK) +
    ellipse(282, 226, 15, 15, '#fff') +
    path('M150 318q16 70-8 112-34-40 8-112z', '#bfe0f2'),
  wound: (colours) =>
    fur(colours) +
    ellipse(256, 256, 190, 96, '#f3d3c6') +
    line('M110 262q146-36 292 0', '#b3473f', 9) +
    [150, 200, 250, 300, 350].map((x) => line(`M${x} 220l10 70`, '#2f3e66', 7)).join(''),
  bowl: ({ collar }) =>
    ground('#e8dcc8') +
    ellipse(256, 420, 210, 40, '#cdbb9f') +
    path('M70 250h372l-50 170q-136 36-272 0z', collar) +
    ellipse(256, 252, 186, 66, '#f7f2e8') +
    Array.from({ length: 22 }, (_, index) =>
      ellipse(130 + (index % 8) * 36, 226 + Math.floor(index / 8) * 26, 17, 13, '#8f5a2c'),
    ).join(''),
  tablets: () =>
    ground('#dfe7ea') +
    '<g transform="rotate(-9 256 256)"><rect x="70" y="150" width="372" height="212" rx="18" fill="#b9c4ca"/>' +
    Array.from({ length: 10 }, (_, index) =>
      ellipse(122 + (index % 5) * 67, 208 + Math.floor(index / 5) * 96, 27, 27, '#fff'),
    ).join('') +
    '</g>',
  xray: () =>
    ground('#0d141b') +
    `<g opacity=".85">${line('M40 190q216-70 432 0', '#b9cad6', 22)}${[
      96, 144, 192, 240, 288, 336, 384,
    ]
      .map((x) => line(`M${x} 176q-34 110 14 208`, '#8fa6b5', 11))
      .join('')}${ellipse(258, 300, 78, 58, '#41525f')}</g>`,
};
