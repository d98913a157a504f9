-- Whether letters alone do something in the office (WCAG 2.1.4): each person can switch that off.

alter table staff add column single_keys boolean not null default true;
