import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { VetFacility } from '@zampa/contract/people/user';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { lazyPart } from '@zampa/ui/states/lazy-part';
import { Suspense } from 'react';

/** Lazy-loaded: needed only where a pet has other clinics. */
const ShowRecords = lazyPart(async () => (await import('./ShowRecords.tsx')).ShowRecords);

/**
 * Success screen after joining a clinic and sharing pets, with a button to send a request. Its links replace the
 * history entry, so that Back does not ask again which pets to share.
 */
export function ClinicJoined({ clinic }: { clinic: VetFacility }) {
  const { t } = useTranslation();
  return (
    <>
      <ScreenHeader
        title={t('clients:clinics.animals.done', { clinic: clinic.name })}
        under={t('clients:clinics.animals.text')}
      />
      <Stack>
        <Suspense>
          <ShowRecords clinic={clinic} />
        </Suspense>
        <Button
          size="lg"
          renderRoot={(props) => (
            <Link to="/workspace/ask" search={{ clinic: clinic.id }} replace {...props} />
          )}
        >
          {t('clients:clinics.animals.askNow')}
        </Button>
        <Button
          variant="subtle"
          renderRoot={(props) => <Link to="/workspace/vets" replace {...props} />}
        >
          {t('clients:clinics.animals.later')}
        </Button>
      </Stack>
    </>
  );
}
