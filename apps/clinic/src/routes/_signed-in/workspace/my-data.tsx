import { createFileRoute } from '@tanstack/react-router';
import { ProfileForm } from '@zampa/shared-screens/people/ProfileForm.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Suspense } from 'react';
import styles from '../../-parts/narrow.module.css';
import { lazyPart } from '@zampa/ui/states/lazy-part';

export const Route = createFileRoute('/_signed-in/workspace/my-data')({
  staticData: {
    title: 'settings:person.myData',
    place: '/workspace/settings',
    seenBy: 'everybody',
  },
  component: MyDataPage,
});

/** Lazy-loaded, because few people change their address. */
const ChangeEmailDialog = lazyPart(
  async () =>
    (await import('@zampa/shared-screens/account/ChangeEmailDialog.tsx')).ChangeEmailDialog,
);

/** Lazy-loaded, because few people export their data or delete their account. */
const OwnData = lazyPart(
  async () =>
    (await import('@zampa/shared-screens/privacy/PersonalDataSections.tsx')).PersonalDataSections,
);

function MyDataPage() {
  return (
    <Stack gap="32" className={styles['narrow'] ?? ''}>
      <ProfileForm
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
