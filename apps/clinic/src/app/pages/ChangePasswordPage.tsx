import { ChangePasswordForm } from '@zampa/shared-screens/account/ChangePasswordForm.tsx';
import styles from './narrow-page.module.css';

export function ChangePasswordPage() {
  return (
    <div className={styles['narrow']}>
      <ChangePasswordForm />
    </div>
  );
}
