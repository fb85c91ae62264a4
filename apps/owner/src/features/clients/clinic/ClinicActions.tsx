import type { JoinedClinic } from '@zampa/client/clients/joined-clinics';
import { AskAndCall } from '../AskAndCall.tsx';
import styles from './clinic.module.css';

/** Asking and calling, at the lower edge of the screen, where the thumb is. */
export function ClinicActions({ clinic }: { clinic: JoinedClinic }) {
  return (
    <div className={styles['actions']}>
      <AskAndCall clinic={clinic} />
    </div>
  );
}
