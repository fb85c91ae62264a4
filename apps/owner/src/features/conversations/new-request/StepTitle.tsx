import { useEffect, useRef } from 'react';
import styles from './ask.module.css';

export interface StepTitleProps {
  title: string;
  text: string;
}

/** The question of a step. It takes the focus, so that those who listen hear that the screen has changed. */
export function StepTitle({ title, text }: StepTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles['title']}>
      <h1 ref={heading} tabIndex={-1} className="z-display">
        {title}
      </h1>
      <p>{text}</p>
    </div>
  );
}
