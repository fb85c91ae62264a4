import { Button } from '@mantine/core';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';

export interface StopRecallsProps {
  isStopped: boolean;
  isBusy: boolean;
  clinic: string;
  onChange: (action: 'STOP' | 'RESUME') => void;
}

/** Shows whether the clinic sends recalls to this client, with the button to stop or resume them. */
export function StopRecalls({ isStopped, isBusy, clinic, onChange }: StopRecallsProps) {
  const { t } = useTranslation();
  return (
    <Card as="section" tone="sunk">
      <Title>{t('health:recallLink.reminders')}</Title>
      <Text>
        {isStopped
          ? t('health:recallLink.offWhy', { clinic })
          : t('health:recallLink.onWhy', { clinic })}
      </Text>
      <Button
        variant="default"
        disabled={isBusy}
        onClick={() => onChange(isStopped ? 'RESUME' : 'STOP')}
      >
        {isStopped ? t('health:recallLink.resume') : t('health:recallLink.stop')}
      </Button>
    </Card>
  );
}
