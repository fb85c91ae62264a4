import { MyDataForm } from '@zampa/shared-screens/people/MyDataForm.tsx';
import { lazy, Suspense } from 'react';
import styles from './narrow-page.module.css';

/** Few change their address. */
const ChangeEmailDialog = lazy(async () => ({
  default: (await import('@zampa/shared-screens/account/ChangeEmailDialog.tsx')).ChangeEmailDialog,
}));

export function MyDataPage() {
  return (
    <div className={styles['narrow']}>
      <MyDataForm
        renderChangeEmail={(onClose) => (
          <Suspense>
            <ChangeEmailDialog onClose={onClose} />
          </Suspense>
        )}
      />
    </div>
  );
}
