import '@mantine/core/styles/Skeleton.layer.css';
import { Skeleton } from '@mantine/core';
import styles from './Skeletons.module.css';

export interface SkeletonsProps {
  /** The shape of what comes. */
  shape: 'rows' | 'cards' | 'thread' | 'block';
  count?: number;
  /** Read aloud instead of the grey shapes. */
  label: string;
  /** Whether what comes is mostly there at once: the grey is seen only where it is not. */
  isBrief?: boolean;
}

/** Shows the shape of what is loading. Never a blank page, never a jump when it arrives. */
export function Skeletons({ shape, count = 4, label, isBrief = false }: SkeletonsProps) {
  return (
    <div
      role="status"
      aria-label={label}
      className={styles[shape]}
      data-brief={isBrief || undefined}
    >
      {Array.from({ length: count }, (_, index) => (
        <SkeletonOf key={index} shape={shape} own={index % 3 === 1} />
      ))}
    </div>
  );
}

function SkeletonOf({ shape, own }: { shape: SkeletonsProps['shape']; own: boolean }) {
  if (shape === 'block') return <Skeleton height="100%" radius="lg" />;
  if (shape === 'cards') return <Skeleton height="6rem" radius="lg" />;
  if (shape === 'thread')
    return (
      <Skeleton className={own ? styles['own'] : ''} height="3.5rem" width="60%" radius="lg" />
    );
  return (
    <div className={styles['row']}>
      <Skeleton height="2.5rem" circle />
      <div className={styles['lines']}>
        <Skeleton height="0.75rem" width="45%" />
        <Skeleton height="0.75rem" width="80%" />
      </div>
    </div>
  );
}
