import type { JoinedClinic } from '@zampa/client/clients/joined-clinics';
import { AskAndCall } from '../AskAndCall.tsx';
import styles from './clinic.module.css';

/** Request and call buttons, fixed to the lower edge of the screen. */
export function ClinicActions({ clinic }: { clinic: JoinedClinic }) {
  return (
    <div className={styles['actions']}>
      <AskAndCall clinic={clinic} />
    </div>
  );
}
