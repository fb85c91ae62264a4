import type { Coat } from '../coats.ts';
import { Eyes, Snout } from './features.tsx';

export function DogFace({ coat, mark, pale }: Coat) {
  return (
    <>
      <ellipse cx="32" cy="35" rx="17" ry="18" fill={coat} />
      <path
        d="M15.5 31C15 20 22 14.5 32 14.500S49 20 48.5 31c-4-1-7.5-5-8.5-9-3 3-13 3-16 0-1 4-4.5 8-8.5 9z"
        fill={mark}
      />
      <path d="M17 19c-5 .5-7.5 6-7.5 13 0 6 2.5 9.5 4.8 9.5 3 0 4-6 4.2-11z" fill={mark} />
      <path d="M47 19c5 .5 7.5 6 7.5 13 0 6-2.5 9.5-4.8 9.5-3 0-4-6-4.2-11z" fill={mark} />
      <ellipse cx="32" cy="44" rx="9" ry="7.5" fill={pale} />
      <Eyes y={33.5} apart={7.5} />
      <Snout y={41} />
    </>
  );
}

export function CatFace({ coat, mark, pale }: Coat) {
  return (
    <>
      <path
        d="M15 35V14.500c0-1.4 1.6-2 2.6-1.100L26 20.500c4-1 8-1 12 0l8.4-7.100c1-.9 2.6-.3 2.6 1.100V35c0 10-7.6 16-17 16s-17-6-17-16z"
        fill={coat}
      />
      <path d="M18.5 19.500v8l5-4.500zM45.5 19.500v8l-5-4.500z" fill={pale} />
      <path
        d="M30.5 20h3v7.500h-3zM25.5 21.500h2.600v4.500h-2.600zM35.9 21.500h2.600v4.500h-2.600z"
        fill={mark}
      />
      <ellipse cx="32" cy="43" rx="7.5" ry="5.5" fill={pale} />
      {[24.5, 39.5].map((x) => (
        <g key={x}>
          <ellipse cx={x} cy="33.5" rx="3.2" ry="3.3" fill="#e9dc74" />
          <ellipse cx={x} cy="33.5" rx="1.3" ry="2.9" fill="#1d2421" />
        </g>
      ))}
      <path d="M29.8 39.500h4.400L32 42z" fill="#d9757a" />
      <path
        d="M32 42v1.500c-.8 2-3.6 2.2-4.6.6M32 43.500c.8 2 3.6 2.2 4.6.6M13 39l7 1.500M13 45l7-1.500M51 39l-7 1.500M51 45l-7-1.5"
        fill="none"
        stroke="#1d2421"
        strokeWidth="1"
        strokeLinecap="round"
      />
    </>
  );
}

export function RabbitFace({ coat, mark, pale }: Coat) {
  return (
    <>
      <ellipse cx="24.5" cy="18" rx="5.2" ry="14.5" fill={coat} />
      <ellipse cx="39.5" cy="18" rx="5.2" ry="14.5" fill={coat} />
      <ellipse cx="24.5" cy="18.5" rx="2.5" ry="11" fill={mark} />
      <ellipse cx="39.5" cy="18.5" rx="2.5" ry="11" fill={mark} />
      <ellipse cx="32" cy="42" rx="16" ry="14.5" fill={coat} />
      <ellipse cx="32" cy="47" rx="7" ry="5.5" fill={pale} />
      <Eyes y={39} apart={7} />
      <path d="M29.8 43.500h4.400L32 45.800z" fill="#e58b93" />
      <path
        d="M32 46v1.500c-.8 1.8-3.2 2-4.2.6M32 47.500c.8 1.8 3.2 2 4.2.6"
        fill="none"
        stroke="#1d2421"
        strokeWidth="1.1"
        strokeLinecap="round"
      />
    </>
  );
}

export function BirdFace({ coat, mark, pale }: Coat) {
  return (
    <>
      <path d="M32 20c-1-5 1-9 5-11-.5 3 1 4 3.5 4-2.5 1.5-4 4-4 7z" fill={coat} />
      <circle cx="32" cy="36" r="17.5" fill={coat} />
      <path d="M19 46c3 5 8 7.5 13 7.500S42 51 45 46c-3-4-7.5-6-13-6s-10 2-13 6z" fill={pale} />
      <Eyes y={32} apart={8} />
      <path d="M27 37.500c1.5-2.5 8.5-2.5 10 0 0 3.5-2.5 7-5 8-2.5-1-5-4.5-5-8z" fill={mark} />
      <path d="M27.5 39.500h9" stroke="#1d2421" strokeOpacity=".35" strokeWidth="1" />
    </>
  );
}

export function RodentFace({ coat, mark, pale }: Coat) {
  return (
    <>
      {[17, 47].map((x) => (
        <g key={x}>
          <circle cx={x} cy="23" r="6.5" fill={coat} />
          <circle cx={x} cy="23.5" r="3.6" fill={mark} />
        </g>
      ))}
      <ellipse cx="32" cy="37" rx="19" ry="16" fill={coat} />
      <path d="M32 21c-3.5 4-4 10-4 15h8c0-5-.5-11-4-15z" fill={pale} />
      <ellipse cx="24" cy="44" rx="8" ry="6.5" fill={pale} />
      <ellipse cx="40" cy="44" rx="8" ry="6.5" fill={pale} />
      <Eyes y={34} apart={9} size={2.6} />
      <Snout y={40} width={2.6} />
    </>
  );
}

export function FerretFace({ coat, mark, pale }: Coat) {
  return (
    <>
      <circle cx="18" cy="22.5" r="5.5" fill={mark} />
      <circle cx="46" cy="22.5" r="5.5" fill={mark} />
      <path d="M32 16c11 0 18 7 18 17 0 11-9 20-18 20s-18-9-18-20c0-10 7-17 18-17z" fill={coat} />
      <path
        d="M15 33c2-6 8-7.5 12.5-5 2.5 1.4 6.5 1.4 9 0C41 25.5 47 27 49 33c-1.5 6-7 8-11.5 5.5-3-1.7-8-1.7-11 0C22 41 16.5 39 15 33z"
        fill={mark}
      />
      <ellipse cx="32" cy="45.5" rx="7.5" ry="6" fill={pale} />
      <Eyes y={33} apart={8.5} />
      <Snout y={42} width={2.8} />
    </>
  );
}
