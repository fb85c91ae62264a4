import { createFileRoute } from '@tanstack/react-router';
import { SecuritySettings } from '@zampa/shared-screens/security/SecuritySettings.tsx';
import styles from '../../-parts/narrow.module.css';

export const Route = createFileRoute('/_signed-in/workspace/security')({
  staticData: {
    title: 'settings:person.security',
    place: '/workspace/settings',
    seenBy: 'everybody',
  },
  component: SecurityPage,
});

function SecurityPage() {
  return (
    <div className={styles['narrow']}>
      <SecuritySettings />
    </div>
  );
}
