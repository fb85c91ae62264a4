const INK = '#1d2421';

/** Two eyes with a highlight, `apart` from the center. */
export function Eyes({ y, apart, size = 2.4 }: { y: number; apart: number; size?: number }) {
  return [32 - apart, 32 + apart].map((x) => (
    <g key={x}>
      <circle cx={x} cy={y} r={size} fill={INK} />
      <circle cx={x + size * 0.3} cy={y - size * 0.35} r={size * 0.3} fill="#fff" />
    </g>
  ));
}

/** Nose and mouth. */
export function Snout({ y, width = 3.4 }: { y: number; width?: number }) {
  return (
    <g>
      <ellipse cx="32" cy={y} rx={width} ry={width * 0.72} fill={INK} />
      <path
        d={`M32 ${y + 2}v2.6M32 ${y + 4.6}c-1 2.4-4.4 2.6-5.4.5M32 ${y + 4.6}c1 2.4 4.4 2.6 5.4.5`}
        fill="none"
        stroke={INK}
        strokeWidth="1.3"
        strokeLinecap="round"
      />
    </g>
  );
}
