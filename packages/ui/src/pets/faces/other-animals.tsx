import type { Coat } from '../coats.ts';
import { Eyes } from './features.tsx';

const INK = '#1d2421';

export function TurtleFace({ coat, mark, pale }: Coat) {
  return (
    <>
      <path d="M10 49c0-14 9-24 22-24s22 10 22 24z" fill={mark} />
      <path d="M24 32h16l5 9-5 8H24l-5-8z" fill={coat} />
      <ellipse cx="32" cy="35" rx="12.5" ry="14" fill={pale} />
      <path d="M20 33c0-8 5-12.5 12-12.500S44 25 44 33c-3-3-7-4-12-4s-9 1-12 4z" fill={coat} />
      <Eyes y={34} apart={6.5} />
      <path
        d="M26.5 41.500c3 2.5 8 2.5 11 0"
        fill="none"
        stroke={INK}
        strokeWidth="1.3"
        strokeLinecap="round"
      />
    </>
  );
}

export function SnakeFace({ coat, mark, pale }: Coat) {
  return (
    <>
      <path d="M12 55c-1-8 5-12 13-12h20c5 0 8 3 8 7s-3 7-8 7H16z" fill={mark} />
      <path d="M32 12c9 0 15 8 15 18 0 9-6 16-15 16s-15-7-15-16c0-10 6-18 15-18z" fill={coat} />
      <path d="M32 15l4 5-4 5-4-5zM24 21l2.5 3-2.5 3-2.5-3zM40 21l2.5 3-2.5 3-2.5-3z" fill={mark} />
      <path d="M20.5 38c3 5 7 8 11.5 8s8.5-3 11.5-8c-3-2-7-3-11.5-3s-8.5 1-11.5 3z" fill={pale} />
      <Eyes y={30.5} apart={8.5} />
      <path
        d="M32 43v6.500l-2.5 3M32 49.500l2.5 3"
        fill="none"
        stroke="#d2454c"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </>
  );
}

export function FishFace({ coat, mark, pale }: Coat) {
  return (
    <>
      <path d="M42 33c5-8 11-10 14-9-2 4-2 14 0 18-3 1-9-1-14-9z" fill={mark} />
      <path d="M27 20c4-6 11-7 15-5-1 3-2 6-2 9z" fill={mark} />
      <ellipse cx="27" cy="33" rx="19" ry="14.5" fill={coat} />
      <path
        d="M27 18.600c3 4 4.5 9 4.5 14.400S30 43.5 27 47.400c3 .2 6-.4 8.5-1.6 1.8-3.6 2.8-8 2.8-12.800S37.3 23.8 35.5 20.200A20 20 0 0 0 27 18.600z"
        fill={pale}
      />
      <circle cx="18.5" cy="30" r="3.8" fill="#fff" />
      <circle cx="18" cy="30" r="2.2" fill={INK} />
      <path
        d="M8.5 36.500c2 1.5 4.5 1.8 6.5.8"
        fill="none"
        stroke={INK}
        strokeWidth="1.3"
        strokeLinecap="round"
      />
    </>
  );
}

export function HorseFace({ coat, mark, pale }: Coat) {
  return (
    <>
      <path d="M20 22l-1.5-11 8 6zM44 22l1.5-11-8 6z" fill={coat} />
      <path d="M19 24c0-6 6-9 13-9s13 3 13 9l-4 21c-1 6-5 9-9 9s-8-3-9-9z" fill={coat} />
      <path d="M32 9c5 1 8 4 8 8-2 4-4 9-8 13-3-4-7-9-8-13 0-4 3-7 8-8z" fill={mark} />
      <path d="M23.5 42h17l-1 5c-1 5-4 7.5-7.5 7.500S25.5 52 24.5 47z" fill={pale} />
      <Eyes y={31} apart={9} />
      <ellipse cx="28.5" cy="46" rx="1.3" ry="1.8" fill={INK} />
      <ellipse cx="35.5" cy="46" rx="1.3" ry="1.8" fill={INK} />
      <path
        d="M28.5 50.500c2 1.2 5 1.2 7 0"
        fill="none"
        stroke={INK}
        strokeWidth="1.2"
        strokeLinecap="round"
      />
    </>
  );
}

export function GoatFace({ coat, mark, pale }: Coat) {
  return (
    <>
      <path
        d="M24 20c-5-2-7-7-6-12 3 1 8 4 10 10zM40 20c5-2 7-7 6-12-3 1-8 4-10 10z"
        fill="#b39b7d"
      />
      <path
        d="M20 25c-6-2-11 0-13 5 5 3 10 3 14 1zM44 25c6-2 11 0 13 5-5 3-10 3-14 1z"
        fill={mark}
      />
      <path d="M19 27c0-7 6-11 13-11s13 4 13 11c0 12-5 24-13 24S19 39 19 27z" fill={coat} />
      <ellipse cx="32" cy="44" rx="8" ry="7" fill={pale} />
      <path d="M29 51h6l-3 8z" fill={mark} />
      <Eyes y={30} apart={7.5} />
      <path
        d="M29.5 41l2.5 2 2.5-2M32 43v2.500c-.8 1.6-3 1.8-4 .6M32 45.500c.8 1.6 3 1.8 4 .6"
        fill="none"
        stroke={INK}
        strokeWidth="1.2"
        strokeLinecap="round"
      />
    </>
  );
}

export function PawFace({ coat, pale }: Coat) {
  return (
    <>
      <circle cx="32" cy="32" r="21" fill={pale} opacity=".6" />
      <path
        d="M32 33c6 0 12.5 5.5 12.5 11 0 4-3 5.5-6 5.5-2.5 0-4-1-6.5-1s-4 1-6.5 1c-3 0-6-1.5-6-5.500C19.5 38.5 26 33 32 33z"
        fill={coat}
      />
      {[
        [17.5, 31.5, 4, 5.2],
        [26, 23.5, 4.2, 5.8],
        [38, 23.5, 4.2, 5.8],
        [46.5, 31.5, 4, 5.2],
      ].map(([cx, cy, rx, ry]) => (
        <ellipse key={cx} cx={cx} cy={cy} rx={rx} ry={ry} fill={coat} />
      ))}
    </>
  );
}
