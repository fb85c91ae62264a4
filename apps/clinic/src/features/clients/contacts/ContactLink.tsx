import { IconMail } from '@zampa/ui/icons/IconMail';
import { IconPhone } from '@zampa/ui/icons/IconPhone';
import { formatPhone, phoneLink } from '@zampa/domain/people/phone-format';
import styles from '../record/FamilyCard.module.css';

const kinds = {
  phone: { Icon: IconPhone },
  email: { Icon: IconMail },
};

export interface ContactLinkProps {
  kind: keyof typeof kinds;
  value: string | null | undefined;
  /** Accessible label that names the person, where links of several people are shown together. */
  label?: string;
}

/** A link to call a number or to write to an address; renders nothing without a value. */
export function ContactLink({ kind, value, label }: ContactLinkProps) {
  if (!value) return null;
  const { Icon } = kinds[kind];
  return (
    <a className={styles['contact']} href={kind === 'phone' ? phoneLink(value) : `mailto:${value}`}>
      <Icon size={16} aria-hidden="true" />
      {label && <span className="z-visually-hidden">{label}: </span>}
      <bdi>{kind === 'phone' ? formatPhone(value) : value}</bdi>
    </a>
  );
}
