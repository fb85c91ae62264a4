-- Failures in a row by address, whether it has an account or not: whoever has to wait learns nothing from it.
create table sign_in_failures (
  email text constraint sign_in_failures_pkey primary key,
  failures integer not null,
  next_at timestamptz,
  updated_at timestamptz not null
);
alter table accounts drop column failed_sign_ins, drop column next_sign_in_at;
