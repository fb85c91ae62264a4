-- Whether a pet bites or scratches when it is handled; null if unknown.

alter table pets add column bites boolean;
