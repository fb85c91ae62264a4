import { createFileRoute } from '@tanstack/react-router';
import { MyDataForm } from '@zampa/shared-screens/people/MyDataForm.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { lazy, Suspense } from 'react';
import styles from '../../-parts/narrow.module.css';

export const Route = createFileRoute('/_signed-in/workspace/my-data')({
  staticData: {
    title: 'settings:person.myData',
    place: '/workspace/settings',
    seenBy: 'everybody',
  },
  component: MyDataPage,
});

/** Few change their address. */
const ChangeEmailDialog = lazy(async () => ({
  default: (await import('@zampa/shared-screens/account/ChangeEmailDialog.tsx')).ChangeEmailDialog,
}));

/** Few take everything with them, or go. */
const OwnData = lazy(async () => ({
  default: (await import('@zampa/shared-screens/privacy/OwnData.tsx')).OwnData,
}));

function MyDataPage() {
  return (
    <Stack gap="32" className={styles['narrow'] ?? ''}>
      <MyDataForm
        renderChangeEmail={(onClose) => (
          <Suspense>
            <ChangeEmailDialog onClose={onClose} />
          </Suspense>
        )}
      />
      <Suspense>
        <OwnData />
      </Suspense>
    </Stack>
  );
}
