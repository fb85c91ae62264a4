import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Callout } from '@zampa/ui/kit/Callout.tsx';

/** Says that what is being written goes on from an ended conversation, which it need not. */
export function GoesOn({ onElse }: { onElse: () => void }) {
  const { t } = useTranslation();
  return (
    <Callout tone="quiet" icon={<IconArrowBackUp size={20} aria-hidden="true" />}>
      {t('conversations-new:goesOn.text')}
      <Button variant="subtle" size="sm" onClick={onElse}>
        {t('conversations-new:goesOn.else')}
      </Button>
    </Callout>
  );
}
