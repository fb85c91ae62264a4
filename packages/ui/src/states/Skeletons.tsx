import '@mantine/core/styles/Skeleton.layer.css';
import { Skeleton } from '@mantine/core';
import styles from './Skeletons.module.css';

export interface SkeletonsProps {
  /** Shape of the loading content. */
  shape: 'rows' | 'cards' | 'thread' | 'block';
  count?: number;
  /** Accessible label of the skeleton. */
  label: string;
  /** Whether loading is usually instant; delays the gray shapes so that they do not flash. */
  isBrief?: boolean;
}

/** Placeholder shapes of loading content, which avoid a blank screen and a layout shift. */
export function Skeletons({ shape, count = 4, label, isBrief = false }: SkeletonsProps) {
  return (
    <div
      role="status"
      aria-label={label}
      className={styles[shape]}
      data-brief={isBrief || undefined}
    >
      {Array.from({ length: count }, (_, index) => (
        <SkeletonShape key={index} shape={shape} isOwn={index % 3 === 1} />
      ))}
    </div>
  );
}

function SkeletonShape({ shape, isOwn }: { shape: SkeletonsProps['shape']; isOwn: boolean }) {
  if (shape === 'block') return <Skeleton height="100%" radius="lg" />;
  if (shape === 'cards') return <Skeleton height="6rem" radius="lg" />;
  if (shape === 'thread')
    return (
      <Skeleton className={isOwn ? styles['own'] : ''} height="3.5rem" width="60%" radius="lg" />
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
