import { Button } from '@mantine/core';
import { IconMessage } from '@tabler/icons-react';
import { refusalOfContact } from '@zampa/domain/clients/relationship';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { refusalText } from '@zampa/shared-screens/form/problem-text';
import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import { lazy, Suspense, useState } from 'react';
import type { ClientCardProps } from '../lists/card-props.ts';
import { useWriteToClient } from './use-write-to-client.ts';

const FirstMessageDialog = lazy(async () => ({
  default: (await import('./FirstMessageDialog.tsx')).FirstMessageDialog,
}));

export interface WriteToClientProps extends ClientCardProps {
  /** Whether the card was opened to write. */
  begins: boolean;
}

/** Opens the latest open conversation with a client or begins one; says why where there can be none. */
export function WriteToClient({ client, begins }: WriteToClientProps) {
  const { t } = useTranslation();
  const { openLatest, begin } = useWriteToClient({ client });
  const [asks, setAsks] = useState(begins);
  const refusal = refusalOfContact(client.status, 'facility');
  const write = () => {
    setAsks(true);
    if (!refusal) openLatest.mutate();
  };
  const hasNone = openLatest.data?.length === 0;
  return (
    <>
      <Button
        variant={refusal ? 'default' : 'filled'}
        leftSection={<IconMessage size={18} aria-hidden="true" />}
        loading={openLatest.isPending}
        data-autofocus={begins || undefined}
        onClick={write}
      >
        {t('clients:write.action')}
      </Button>
      {asks && refusal && <ErrorLine>{refusalText(t, refusal)}</ErrorLine>}
      <CallProblem error={openLatest.error} />
      {hasNone && (
        <Suspense>
          <FirstMessageDialog
            client={client}
            isSending={begin.isPending}
            problem={<CallProblem error={begin.error} />}
            onSend={(words, forget) => begin.mutate(words, { onSuccess: forget })}
            onClose={() => openLatest.reset()}
          />
        </Suspense>
      )}
    </>
  );
}
