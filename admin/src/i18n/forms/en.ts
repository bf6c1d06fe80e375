/** The messages of every form: what was typed and not sent, and what cannot be saved. */
export const forms = {
  unsaved: {
    kept: 'What you typed is kept. It is offered when you come back.',
    question: 'Leave without saving?',
    about: 'What you typed here is not saved and cannot be kept. If you leave, it is lost.',
    lose: 'Leave, lose it',
    stay: 'Stay here',
    left: 'You typed something here %{time} and did not save it.',
    older: 'It has been changed by somebody since: compare before you save.',
    take: 'Continue where you left',
    drop: 'Throw it away',
    thrown: 'Thrown away',
  },
};
