import { Button } from '@mantine/core';
import type { VetFacility } from '@zampa/contract/people/user';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';
import { Suspense, useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { lazyPart } from '@zampa/ui/states/lazy-part';

/** Lazy-loaded: few families leave a clinic. */
const OutstandingItems = lazyPart(
  async () => (await import('./OutstandingItems.tsx')).OutstandingItems,
);

export interface ContactChangeButtonProps {
  clinic: VetFacility;
  /** Texts of the button, the dialog and its two actions. */
  texts: {
    readonly open: string;
    readonly title: string;
    readonly text: string;
    readonly action: string;
    readonly cancel: string;
  };
  /** Marks a change that the family cannot undo on its own. */
  isDanger?: boolean;
  change: {
    readonly mutate: (variables: undefined, options: { readonly onSuccess: () => void }) => void;
    readonly isPending: boolean;
    readonly error: Error | null;
  };
}

/**
 * Button with a confirmation dialog to pause or leave a clinic. The dialog lists appointments that stay booked and
 * amounts still due.
 */
export function ContactChangeButton({
  clinic,
  texts,
  isDanger = false,
  change,
}: ContactChangeButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="subtle" {...(isDanger && { color: 'red' })} onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={texts.title}
        action={texts.action}
        isDanger={isDanger}
        cancelLabel={texts.cancel}
        closeLabel={t('common:actions.close')}
        isBusy={change.isPending}
        problem={<CallProblem error={change.error} />}
        onConfirm={() => change.mutate(undefined, { onSuccess: close })}
        onClose={close}
      >
        <p>{texts.text}</p>
        {isOpen && (
          <Suspense>
            <OutstandingItems clinic={clinic} />
          </Suspense>
        )}
      </ConfirmDialog>
    </>
  );
}
