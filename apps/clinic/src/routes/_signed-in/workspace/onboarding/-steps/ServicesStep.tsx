import { Button } from '@mantine/core';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useState } from 'react';
import { ServicesScreen } from '../../../../../features/services/ServicesScreen.tsx';

/** Shows the onboarding step for the clinic's services; the user continues with a button. */
export function ServicesStep({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const [chosen, choose] = useState<string>();
  return (
    <>
      <ServicesScreen chosen={chosen} onChoose={choose} />
      <div>
        <Button size="lg" onClick={onDone}>
          {t('common:actions.next')}
        </Button>
      </div>
    </>
  );
}
