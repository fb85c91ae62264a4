-- Whether the desk of a clinic reads and answers what owners write, which is an admin's to say.
alter table facilities add column reception_answers boolean not null default true;
