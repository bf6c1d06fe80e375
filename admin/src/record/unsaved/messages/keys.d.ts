interface Messages {
  'record/unsaved': typeof import('./en.json');
}
