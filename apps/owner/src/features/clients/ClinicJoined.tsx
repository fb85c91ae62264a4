import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { VetFacility } from '@zampa/contract/people/user';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';

/** Says that one has joined and shared: what one came for is next. */
export function ClinicJoined({ clinic }: { clinic: VetFacility }) {
  const { t } = useTranslation();
  return (
    <>
      <ScreenHeader
        title={t('clients-owner:animals.done', { clinic: clinic.name })}
        under={t('clients-owner:animals.text')}
      />
      <Stack>
        <Button
          size="lg"
          renderRoot={(props) => (
            <Link to="/workspace/ask" search={{ clinic: clinic.id }} {...props} />
          )}
        >
          {t('clients-owner:animals.askNow')}
        </Button>
        <Button variant="subtle" renderRoot={(props) => <Link to="/workspace/vets" {...props} />}>
          {t('clients-owner:animals.later')}
        </Button>
      </Stack>
    </>
  );
}
