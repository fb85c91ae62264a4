-- A pet is found by any part of its chip's number.
create index pets_microchips on pets using gin (microchip gin_trgm_ops) where microchip is not null;
