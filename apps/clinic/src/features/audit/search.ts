import { AUDIT_KINDS, type AuditKind } from '@zampa/domain/audit/audit-log';

/** Search parameters of the audit log; everything if omitted. */
export type AuditSearch = {
  kind?: AuditKind;
  /** A team member. */
  person?: string;
  pet?: string;
  /** First and last day, in the clinic's time zone. */
  from?: string;
  to?: string;
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Parses the search parameters; omits invalid values. */
export function readAuditSearch(search: Readonly<Record<string, unknown>>): AuditSearch {
  const text = (name: keyof AuditSearch) => {
    const value = search[name];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const day = (name: 'from' | 'to') => {
    const value = text(name);
    return value !== undefined && DAY.test(value) ? value : undefined;
  };
  const kind = AUDIT_KINDS.find((each) => each === search['kind']);
  const [person, pet, from, to] = [text('person'), text('pet'), day('from'), day('to')];
  return {
    ...(kind && { kind }),
    ...(person && { person }),
    ...(pet && { pet }),
    ...(from && { from }),
    ...(to && { to }),
  };
}
