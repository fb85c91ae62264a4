import { createFileRoute } from '@tanstack/react-router';
import { ChangePasswordForm } from '@zampa/shared-screens/account/ChangePasswordForm.tsx';
import styles from '../../-parts/narrow.module.css';

export const Route = createFileRoute('/_signed-in/workspace/change-password')({
  staticData: {
    title: 'settings:person.password',
    place: '/workspace/settings',
    seenBy: 'everybody',
  },
  component: ChangePasswordPage,
});

function ChangePasswordPage() {
  return (
    <div className={styles['narrow']}>
      <ChangePasswordForm />
    </div>
  );
}
