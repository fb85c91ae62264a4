export interface LogoProps {
  /** Height in px at 100% text size. */
  size?: number;
}

/** The paw logo in the current text color. Decorative: the name is shown next to it. */
export function Logo({ size = 24 }: LogoProps) {
  const rem = `${size / 16}rem`;
  return (
    <svg
      viewBox="0 0 24 24"
      width={rem}
      height={rem}
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M12 12.200c3 0 6.2 2.8 6.2 5.6 0 2-1.5 2.9-3.1 2.9-1.2 0-2-.5-3.1-.5s-1.9.5-3.1.5c-1.6 0-3.1-.9-3.1-2.9 0-2.8 3.2-5.6 6.2-5.600z" />
      <ellipse cx="4.6" cy="11.6" rx="2.1" ry="2.7" transform="rotate(-20 4.6 11.6)" />
      <ellipse cx="9" cy="6.9" rx="2.2" ry="3.1" transform="rotate(-6 9 6.9)" />
      <ellipse cx="15" cy="6.9" rx="2.2" ry="3.1" transform="rotate(6 15 6.9)" />
      <ellipse cx="19.4" cy="11.6" rx="2.1" ry="2.7" transform="rotate(20 19.4 11.6)" />
    </svg>
  );
}
