-- What is written of an instant is part of the statement that asks for it. A function that promises more than its body
-- (`to_char` may differ from one setting to another) is called instead, for each instant of each row.
alter function iso_instant(timestamptz) stable;
alter function iso_micros(timestamptz) stable;
