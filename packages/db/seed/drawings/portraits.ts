import { coloursOf, FEATHERS, FURS, SCALES, type DrawnCoat, type Colours } from './colours.ts';
import { ellipse, eyes, INK, line, mirrored, path, snout, svg } from './parts.ts';

type Portrait = (colours: Colours) => string;

/** Returns the colors of the animal of this species with this index. */
export const coloursOfAnimal = (speciesId: number, number: number): Colours =>
  coloursOf(subjectOf(speciesId).coats, number);

/** Returns the portrait of a pet as SVG: a face in front of a wall. */
export function portraitOf(speciesId: number, colours: Colours): string {
  const wall = `<rect width="512" height="512" fill="${colours.wall}"/>`;
  const light = '<circle cx="256" cy="236" r="212" fill="#fff" opacity=".35"/>';
  return svg(wall + light + subjectOf(speciesId).draw(colours));
}

function subjectOf(speciesId: number) {
  const subject = subjects[speciesId];
  if (!subject) throw new RangeError(`species ${speciesId} is not drawn`);
  return subject;
}

const shoulders = ({ coat, collar }: Colours) =>
  path('M96 512c8-96 70-150 160-150s152 54 160 150z', coat) +
  line('M172 410q84 46 168 0', collar, 26) +
  ellipse(256, 446, 17, 17, '#e9c46a');

const dog: Portrait = (colours) =>
  shoulders(colours) +
  ellipse(256, 246, 136, 146, colours.coat) +
  path('M256 104c22 40 30 96 26 150h-52c-4-54 4-110 26-150z', colours.pale) +
  mirrored(path('M158 138c-58-8-92 66-84 150 4 48 30 74 54 64 30-12 34-88 48-132z', colours.mark)) +
  ellipse(256, 310, 76, 66, colours.pale) +
  eyes(226, 58) +
  snout(282, 28);

const cat: Portrait = (colours) =>
  shoulders(colours) +
  mirrored(
    path('M128 240 118 84q2-22 22-10l104 74z', colours.coat) +
      path('M146 190l-6-72 54 40z', colours.pale),
  ) +
  ellipse(256, 250, 142, 130, colours.coat) +
  path('M246 122h20v62h-20zM208 132h18v40h-18zM286 132h18v40h-18z', colours.mark) +
  ellipse(256, 312, 64, 46, colours.pale) +
  eyes(242, 62, '#d8c64f') +
  snout(290, 16, '#d9757a') +
  mirrored(line('M178 300l-86-16M180 318l-86 10', INK, 4));

const rabbit: Portrait = (colours) =>
  shoulders(colours) +
  mirrored(ellipse(198, 112, 42, 116, colours.coat) + ellipse(198, 118, 21, 88, '#f1b7b4')) +
  ellipse(256, 290, 126, 112, colours.coat) +
  ellipse(256, 338, 58, 44, colours.pale) +
  eyes(276, 58) +
  snout(320, 15, '#e58b93');

const rodent: Portrait = (colours) =>
  shoulders(colours) +
  mirrored(ellipse(146, 168, 52, 52, colours.coat) + ellipse(146, 172, 30, 30, '#f1b7b4')) +
  ellipse(256, 278, 156, 132, colours.coat) +
  path('M256 148c26 34 32 80 30 122h-60c-2-42 4-88 30-122z', colours.pale) +
  mirrored(ellipse(196, 334, 62, 48, colours.pale)) +
  eyes(256, 74) +
  snout(304, 20);

const ferret: Portrait = (colours) =>
  shoulders(colours) +
  mirrored(ellipse(152, 154, 44, 44, colours.mark)) +
  ellipse(256, 256, 140, 136, colours.coat) +
  mirrored(ellipse(196, 238, 62, 46, colours.mark)) +
  ellipse(256, 318, 62, 50, colours.pale) +
  eyes(240, 62) +
  snout(298, 21);

const bird: Portrait = (colours) =>
  path('M116 512c4-110 60-160 140-160s136 50 140 160z', colours.mark) +
  path('M256 150c-14-44 0-84 40-108-6 28 6 40 34 40-26 16-38 38-38 68z', colours.coat) +
  ellipse(256, 262, 142, 142, colours.coat) +
  ellipse(256, 358, 96, 56, colours.pale) +
  eyes(234, 72) +
  path('M212 282q44-48 88 0-2 40-44 70-42-30-44-70z', colours.mark) +
  line('M216 288h80', INK, 4);

const turtle: Portrait = (colours) =>
  path('M50 440c0-140 86-240 206-240s206 100 206 240z', colours.mark) +
  mirrored(path('M216 226h40v90h-70l-40-30zM130 310l50 26-20 80H76z', colours.coat)) +
  ellipse(256, 312, 104, 118, colours.pale) +
  path('M152 300c0-72 44-106 104-106s104 34 104 106q-104-54-208 0z', colours.coat) +
  eyes(302, 54) +
  line('M214 368q42 30 84 0');

const snake: Portrait = (colours) =>
  path('M80 452c-6-66 42-98 108-98h160c44 0 66 26 66 58s-22 60-66 60H112z', colours.mark) +
  path(
    'M256 92c78 0 126 66 126 152 0 76-50 132-126 132s-126-56-126-132c0-86 48-152 126-152z',
    colours.coat,
  ) +
  path(
    'M256 120l32 42-32 42-32-42zM190 168l20 24-20 24-20-24zM322 168l20 24-20 24-20-24z',
    colours.mark,
  ) +
  path('M162 304q42 66 94 66t94-66q-94-44-188 0z', colours.pale) +
  eyes(244, 72, '#e0b23e') +
  line('M256 352v52l-20 24M256 404l20 24', '#d2454c', 9);

const fish: Portrait = (colours) =>
  path('M344 260c40-64 80-82 116-72-18 34-18 110 0 146-36 8-76-10-116-74z', colours.mark) +
  path('M214 150c34-48 90-56 122-40-10 24-18 46-18 70z', colours.mark) +
  ellipse(218, 262, 154, 116, colours.coat) +
  path(
    'M214 148c60 60 60 168 0 228 60 6 110-20 132-60 10-34 10-74 0-108-22-40-72-66-132-60z',
    colours.pale,
  ) +
  ellipse(140, 238, 32, 32, '#fff') +
  ellipse(134, 238, 18, 18, INK) +
  line('M72 292q24 16 52 6');

const horse: Portrait = (colours) =>
  path('M132 512c6-90 50-150 124-150s118 60 124 150z', colours.coat) +
  mirrored(path('M176 178 156 62q54 14 72 74z', colours.coat)) +
  path(
    'M150 200c0-64 46-96 106-96s106 32 106 96l-34 178c-10 50-40 72-72 72s-62-22-72-72z',
    colours.coat,
  ) +
  path(
    'M256 62c46 10 70 34 66 66-16 38-38 78-66 108-28-30-50-70-66-108-4-32 20-56 66-66z',
    colours.mark,
  ) +
  path('M186 352h140l-8 40c-8 44-34 64-62 64s-54-20-62-64z', colours.pale) +
  eyes(246, 74) +
  mirrored(ellipse(226, 390, 11, 15, INK)) +
  line('M224 426q32 16 64 0', INK, 6);

const goat: Portrait = (colours) =>
  path('M120 512c6-96 56-150 136-150s130 54 136 150z', colours.coat) +
  mirrored(
    path('M196 158c-44-16-60-60-52-104 28 10 68 36 86 86z', '#b39b7d') +
      path('M158 214c-50-18-94-2-110 40 40 26 84 26 116 8z', colours.mark),
  ) +
  path(
    'M152 224c0-58 48-90 104-90s104 32 104 90c0 98-42 192-104 192s-104-94-104-192z',
    colours.coat,
  ) +
  ellipse(256, 356, 64, 54, colours.pale) +
  path('M232 408h48l-24 64z', colours.mark) +
  eyes(246, 60, '#d8b04f') +
  snout(338, 18);

/** By species id. */
const subjects: Readonly<Record<number, { draw: Portrait; coats: readonly DrawnCoat[] }>> = {
  1: { draw: dog, coats: FURS },
  2: { draw: cat, coats: FURS },
  3: { draw: rabbit, coats: FURS },
  4: { draw: rodent, coats: FURS },
  5: { draw: rodent, coats: FURS },
  6: { draw: ferret, coats: FURS },
  7: { draw: bird, coats: FEATHERS },
  8: { draw: bird, coats: FEATHERS },
  9: { draw: turtle, coats: SCALES },
  10: { draw: snake, coats: SCALES },
  12: { draw: fish, coats: FEATHERS },
  14: { draw: goat, coats: FURS },
  15: { draw: horse, coats: FURS },
  16: { draw: horse, coats: FURS },
};
