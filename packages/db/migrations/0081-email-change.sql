-- A code that confirms the new address of an account that has one already, and which address that is.
alter table account_codes
  add column email text,
  drop constraint account_codes_purpose,
  add constraint account_codes_purpose check (purpose in ('CONFIRM', 'RESET', 'EMAIL')),
  add constraint account_codes_email check ((purpose = 'EMAIL') = (email is not null));
