-- Copies of the version before work beside those of this one. Which version is the first that can live with a migration stands with it.
alter table migrations add column lives_since text;
