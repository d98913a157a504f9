-- How often the writing of a file was begun: what fails too often is told to who asked for it.
alter table exports add column tries smallint not null default 0;
