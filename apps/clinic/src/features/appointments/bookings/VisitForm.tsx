import { Button } from '@mantine/core';
import type { Client } from '@zampa/contract/clients/objects';
import type { StaffMember } from '@zampa/contract/clients/read-vets';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { useProblemFocus } from '@zampa/ui/form/use-problem-focus';
import { Deferred } from '@zampa/ui/states/Deferred.tsx';
import { fullName } from '@zampa/domain/people/names';
import { type ReactNode, useRef, useState } from 'react';
import { ClientChoice } from './ClientChoice.tsx';
import { PetsChoice } from './PetsChoice.tsx';
import { NotifyFamilyCheckbox } from './NotifyFamilyCheckbox.tsx';
import { useFocusAfterNewClient } from './use-focus-after-new-client.ts';
import styles from './visit-form.module.css';
import { useVisitForm, type VisitFormInput } from './use-visit-form.ts';
import { VisitDetails, type VisitDetailsProps } from './visit-form/VisitDetails.tsx';
import type { VisitValues } from './visit-values.ts';

/** Renders the form for a new client, who is then selected for the booking. */
export type RenderNewClient = (on: {
  readonly typed: string;
  readonly onDone: (client: Client) => void;
  readonly onCancel: () => void;
}) => ReactNode;

export interface VisitFormProps extends VisitFormInput {
  /** The team members who treat patients. */
  members: readonly StaffMember[];
  /** Undefined if new clients may not be created here. */
  renderNewClient?: RenderNewClient | undefined;
}

/** Form for a new booking. Offers available slots; staff may enter any other time. */
export function VisitForm(props: VisitFormProps) {
  const { services, members, visitId, renderNewClient } = props;
  const visit = useVisitForm(props);
  const { values, set, textOf, book } = visit;
  const newClient = useNewClient(renderNewClient, (client) => set(valuesOfClient(client)));
  const form = useRef<HTMLFormElement>(null);
  useProblemFocus(form, visit.attempts);
  useFocusAfterNewClient(form, newClient.isOpen);
  if (newClient.form !== undefined) return newClient.form;
  return (
    <form
      ref={form}
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        visit.submit();
      }}
    >
      <ClientFields values={values} textOf={textOf} onChange={set} onNew={newClient.open} />
      {/* The client is asked first and rendered first. */}
      <Deferred>
        <VisitDetails
          services={services}
          members={members}
          visitId={visitId}
          values={values}
          chosen={visit.chosen}
          minutes={visit.minutes}
          offer={visit.offer}
          upfront={visit.upfront}
          textOf={textOf}
          onChange={set}
        />
        {visit.canNotify && (
          <NotifyFamilyCheckbox
            familyId={values.family?.id}
            checked={visit.shouldNotify}
            onChange={visit.setShouldNotify}
          />
        )}
      </Deferred>
      <CallProblem error={book.error} />
      <FormButtons isBusy={book.isPending} onClear={visit.isBegun ? visit.clear : null} />
    </form>
  );
}

/** Opens the form for a new client in place of the booking form. */
function useNewClient(
  renderNewClient: RenderNewClient | undefined,
  onDone: (client: Client) => void,
) {
  // The search that found no client; null while the form is closed.
  const [typed, setTyped] = useState<string | null>(null);
  const close = () => setTyped(null);
  const render = (search: string) =>
    renderNewClient?.({
      typed: search,
      onDone: (client) => {
        close();
        onDone(client);
      },
      onCancel: close,
    });
  return {
    isOpen: typed !== null,
    /** Undefined if new clients may not be created here. */
    open: renderNewClient && setTyped,
    /** Undefined while it is closed. */
    form: typed === null ? undefined : render(typed),
  };
}

const valuesOfClient = (client: Client): Pick<VisitValues, 'family' | 'pets'> => ({
  family: { id: client.FamilyId, name: fullName(client) },
  pets: client.pets.map(({ id }) => id),
});

interface ClientFieldsProps extends Pick<VisitDetailsProps, 'values' | 'textOf' | 'onChange'> {
  onNew: ((typed: string) => void) | undefined;
}

/** Fields for the client and, once chosen, the pets. */
function ClientFields({ values, textOf, onChange, onNew }: ClientFieldsProps) {
  return (
    <>
      <ClientChoice
        family={values.family}
        error={textOf('family')}
        onChoose={(family, pets) => onChange({ family, pets })}
        onNew={onNew}
      />
      {values.family && (
        <PetsChoice
          familyId={values.family.id}
          value={values.pets}
          error={textOf('pets')}
          onChange={(pets) => onChange({ pets })}
        />
      )}
    </>
  );
}

interface FormButtonsProps {
  isBusy: boolean;
  /** Null while there is nothing to clear. */
  onClear: (() => void) | null;
}

function FormButtons({ isBusy, onClear }: FormButtonsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['actions']}>
      {onClear && (
        <Button variant="subtle" onClick={onClear}>
          {t('common:actions.clear')}
        </Button>
      )}
      <Button type="submit" loading={isBusy}>
        {t('appointments:bookings.booking.submit')}
      </Button>
    </div>
  );
}
