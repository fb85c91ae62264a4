import { Button } from '@mantine/core';
import type { VetFacility } from '@zampa/contract/people/user';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';

/** Hardly anybody leaves. */
const StandsThere = lazy(async () => ({
  default: (await import('./StandsThere.tsx')).StandsThere,
}));

export interface ClosingStepProps {
  clinic: VetFacility;
  /** What is pressed, what is asked then, and what both answers are called. */
  words: {
    readonly open: string;
    readonly title: string;
    readonly text: string;
    readonly action: string;
    readonly keep: string;
  };
  /** The family cannot take it back by itself. */
  isDanger?: boolean;
  change: {
    readonly mutate: (nothing: undefined, options: { readonly onSuccess: () => void }) => void;
    readonly isPending: boolean;
    readonly error: Error | null;
  };
}

/** Asks before a family takes a step after which it cannot reach a clinic, and says what that means and what stands. */
export function ClosingStep({ clinic, words, isDanger = false, change }: ClosingStepProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  const close = () => setAsked(false);
  return (
    <>
      <Button variant="subtle" {...(isDanger && { color: 'red' })} onClick={() => setAsked(true)}>
        {words.open}
      </Button>
      <ConfirmDialog
        open={asked}
        title={words.title}
        action={words.action}
        isDanger={isDanger}
        keep={words.keep}
        closeLabel={t('common:actions.close')}
        isBusy={change.isPending}
        problem={<CallProblem error={change.error} />}
        onConfirm={() => change.mutate(undefined, { onSuccess: close })}
        onClose={close}
      >
        <p>{words.text}</p>
        {asked && (
          <Suspense>
            <StandsThere clinic={clinic} />
          </Suspense>
        )}
      </ConfirmDialog>
    </>
  );
}
