import styles from './StepBar.module.css';

export interface StepBarProps {
  /** The current step, starting at 1. */
  step: number;
  steps: number;
  /** Accessible label: 'Step 3 of 4'. */
  label: string;
}

/** Progress bar of a short series of steps. */
export function StepBar({ step, steps, label }: StepBarProps) {
  return (
    <div
      role="progressbar"
      aria-valuemin={1}
      aria-valuemax={steps}
      aria-valuenow={step}
      aria-valuetext={label}
      aria-label={label}
      className={styles['bar']}
    >
      {Array.from({ length: steps }, (_, index) => (
        <span key={index} data-done={index < step} />
      ))}
    </div>
  );
}
