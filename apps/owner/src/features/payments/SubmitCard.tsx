import { Button } from '@mantine/core';
import styles from './payments.module.css';

export interface SubmitCardProps {
  label: string;
  isBusy: boolean;
}

/** Button of a card form; stays at the bottom of the sheet while the form scrolls. */
export function SubmitCard({ label, isBusy }: SubmitCardProps) {
  return (
    <div className={styles['submit']}>
      <Button type="submit" size="lg" fullWidth loading={isBusy}>
        {label}
      </Button>
    </div>
  );
}
