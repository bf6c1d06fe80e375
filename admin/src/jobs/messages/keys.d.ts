interface Messages {
  jobs: typeof import('./en.json');
}
