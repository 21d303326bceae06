import { texts } from "../language.ts";

export const signUpTexts = texts(
  {
    title: "Nov račun",
    lead: "Z računom si lahko ustvarite svoj ključ API. Potrebujete samo ime in geslo.",
    submit: "Ustvari račun",
    haveAccount: "Že imate račun?",
    signIn: "Prijavite se",
    tooMany: "S tega naslova IP je bilo danes ustvarjenih preveč računov. Poskusite jutri.",
    tooManyAttempts: "S tega naslova IP je bilo danes preveč poskusov. Poskusite jutri.",
    nameTaken: "To ime je že zasedeno. Izberite drugo.",
    invalidName: "Ime mora imeti od 1 do 64 vidnih znakov.",
  },
  {
    title: "New account",
    lead: "With an account you can create an API key of your own. All you need is a name and a password.",
    submit: "Create the account",
    haveAccount: "Already have an account?",
    signIn: "Sign in",
    tooMany: "Too many accounts were created from this IP address today. Please try again tomorrow.",
    tooManyAttempts: "There were too many attempts from this IP address today. Please try again tomorrow.",
    nameTaken: "This name is taken. Please choose another.",
    invalidName: "The name must have 1 to 64 visible characters.",
  },
);
