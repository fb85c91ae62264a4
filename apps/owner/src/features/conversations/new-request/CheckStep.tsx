import '@zampa/i18n/english/conversations-emergency';
import { Button } from '@mantine/core';
import type { Service } from '@zampa/contract/facilities/objects';
import { fullName } from '@zampa/domain/people/names';
import { categoryOfService, HOME_VISIT_SERVICE_TYPE } from '@zampa/domain/services/service-types';
import { agreedTerms, upfrontOf } from '@zampa/domain/payments/upfront';
import { useMoney } from '@zampa/i18n/use-money';
import { useLanguage } from '@zampa/i18n/use-language';
import { whenText } from '@zampa/shared-screens/appointments/when-text';
import type { ReactNode } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { UpfrontTerms } from '@zampa/shared-screens/appointments/UpfrontTerms.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { List } from '@zampa/ui/kit/List.tsx';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import type { StepProps } from './step-props.ts';
import type { NewRequestStep } from './new-request-steps.ts';
import { hasDeposit, isEmergency } from './steps.ts';
import { StepTitle } from './StepTitle.tsx';
import { useServiceName } from './use-service-name.ts';
import styles from './new-request.module.css';

/** Shows everything at a glance before it goes; each part leads back to where it can be changed. */
export function CheckStep(props: StepProps) {
  const { draft, clinics, clinic, service, times, onOpen, onStartAgain } = props;
  const { t } = useTranslation();
  const serviceName = useServiceName();
  const emergency = isEmergency(draft);
  const part = (step: NewRequestStep, label: string, content: ReactNode) => (
    <CheckPart label={label} onChange={() => onOpen(step)}>
      {content}
    </CheckPart>
  );
  return (
    <>
      <StepTitle
        title={t('conversations-new:check.title')}
        text={t('conversations-new:check.text', { clinic: clinic?.name ?? '' })}
      />
      <List as="dl">
        {clinics.length > 1 && part('clinic', t('conversations-new:check.clinic'), clinic?.name)}
        {part('pets', t('conversations-new:check.pets'), <Pets {...props} />)}
        {part('service', t('conversations-new:check.service'), service && serviceName(service))}
        {service && part('service', t('conversations-new:check.price'), <Price {...props} />)}
        {service?.ServiceTypeId === HOME_VISIT_SERVICE_TYPE &&
          part('where', t('conversations-new:check.where'), draft.address)}
        {times &&
          isTimed(service) &&
          part('when', t('conversations-new:check.when'), <When {...props} />)}
        {part('problem', t('conversations-new:check.message'), <Message {...props} />)}
        {part(
          emergency ? 'signs' : 'problem',
          t('conversations-new:check.priority'),
          <Urgency {...props} />,
        )}
      </List>
      {isTimed(service) && <Outcome {...props} />}
      <Text tone="muted">{t('conversations-new:leave.kept')}</Text>
      <Button variant="subtle" onClick={onStartAgain}>
        {t('conversations-new:leave.startAgain')}
      </Button>
    </>
  );
}

/** What it costs, and when that is paid where nothing is paid before. */
function Price({ draft, service, isPriceChanged }: StepProps) {
  const { t } = useTranslation();
  const money = useMoney();
  if (!service) return null;
  const hasTime = isTimed(service) && draft.time !== null && !draft.letClinicChoose;
  const { price, upfront } = agreedTerms([service], hasTime);
  return (
    <>
      {price > 0
        ? money(price, service.currency === 'USD' ? 'USD' : 'EUR')
        : t('conversations-new:service.free')}
      {price > 0 && upfront === 0 && (
        <Text as="span" tone="muted">
          {t('conversations-new:check.paidLater')}
        </Text>
      )}
      {isPriceChanged && (
        <Text as="span" tone="danger" role="alert">
          {t('conversations-new:check.priceChanged')}
        </Text>
      )}
    </>
  );
}

const isTimed = (service: Service | undefined) =>
  service !== undefined && categoryOfService(service.ServiceTypeId) !== 'CONSULTATION';

function When({ draft, clinic, place }: StepProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { time, wish, letClinicChoose } = draft;
  if (letClinicChoose || !time || !clinic)
    return (
      <>
        {t('conversations-new:check.noTime')}
        {wish && (
          <Text as="span" tone="muted">
            {wish}
          </Text>
        )}
      </>
    );
  const member = place.data?.staff.find(({ id }) => id === time.assigneeId);
  return (
    <>
      {whenText(time.start, clinic.timezone, language)}
      {member && (
        <Text as="span" tone="muted">
          {t('appointments:card.with', { name: fullName(member) })}
        </Text>
      )}
    </>
  );
}

/** About whom it is, and whom the clinic will see from then on that it does not see now. */
function Pets({ draft, clinic, pets }: StepProps) {
  const { t } = useTranslation();
  const chosen = pets.filter(({ id }) => draft.pets.includes(id));
  const isNew = ({ id }: { readonly id: string }) => clinic?.pets.includes(id) === false;
  return (
    <>
      {chosen.map(({ name }) => name).join(', ')}
      {clinic &&
        chosen.filter(isNew).map(({ id, name }) => (
          <Text as="span" tone="muted" key={id}>
            {t('conversations-new:pets.willBeShared', { clinic: clinic.name, name })}
          </Text>
        ))}
    </>
  );
}

/** What sending it leads to, before it is sent. */
function Outcome({ draft, clinic, service }: StepProps) {
  const { t } = useTranslation();
  const name = clinic?.name ?? '';
  if (!draft.time || draft.letClinicChoose)
    return (
      <Callout tone="good">{t('conversations-new:check.outcomeWanted', { clinic: name })}</Callout>
    );
  if (service && clinic && hasDeposit(service)) {
    const { price, currency } = service;
    return (
      <Card as="section" aria-label={t('payments-owner:terms.label')}>
        <UpfrontTerms
          {...upfrontOf([service], price)}
          price={price}
          currency={currency === 'USD' ? 'USD' : 'EUR'}
          start={draft.time.start}
          zone={clinic.timezone}
        />
        <Text tone="muted">{t('conversations-new:check.outcomeDeposit')}</Text>
      </Card>
    );
  }
  return (
    <Callout tone="good">
      {service?.instant
        ? t('conversations-new:check.outcomeInstant')
        : t('conversations-new:check.outcomeAsked', { clinic: name })}
    </Callout>
  );
}

function Urgency({ draft: { redFlags, priority } }: StepProps) {
  const { t } = useTranslation();
  return (
    <>
      {t(`conversations-new:priority.${priority}`)}
      {redFlags?.map((flag) => (
        <Text as="span" tone="muted" key={flag}>
          {t(`conversations-emergency:signs.${flag}`)}
        </Text>
      ))}
    </>
  );
}

function Message({ draft: { note, photos } }: StepProps) {
  const { t } = useTranslation();
  return (
    <>
      <Text as="span" written>
        {note}
      </Text>
      {photos.length > 0 && (
        <Text as="span" tone="muted">
          {t('conversations-new:check.photos', { count: photos.length })}
        </Text>
      )}
    </>
  );
}

interface CheckPartProps {
  label: string;
  onChange: () => void;
  children: ReactNode;
}

function CheckPart({ label, onChange, children }: CheckPartProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['part']}>
      <dt>{label}</dt>
      <dd>{children}</dd>
      <dd>
        <Button
          variant="subtle"
          size="sm"
          aria-label={t('conversations-new:check.change', { what: label })}
          onClick={onChange}
        >
          {t('common:actions.edit')}
        </Button>
      </dd>
    </div>
  );
}
