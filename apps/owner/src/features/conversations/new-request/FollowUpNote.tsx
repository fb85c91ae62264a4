import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@zampa/ui/icons/IconArrowBackUp';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Callout } from '@zampa/ui/kit/Callout.tsx';

/** Note that the request follows up an ended conversation, with a button to unlink it. */
export function FollowUpNote({ onUnlink }: { onUnlink: () => void }) {
  const { t } = useTranslation();
  return (
    <Callout tone="quiet" icon={<IconArrowBackUp size={20} aria-hidden="true" />}>
      {t('conversations:newRequest.goesOn.text')}
      <Button variant="subtle" size="sm" onClick={onUnlink}>
        {t('conversations:newRequest.goesOn.else')}
      </Button>
    </Callout>
  );
}
