interface Messages {
  submissions: typeof import('./en.json');
}
