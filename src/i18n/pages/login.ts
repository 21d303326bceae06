import { texts } from "../language.ts";

export const loginTexts = texts(
  {
    title: "Prijava",
    submit: "Prijava",
    incomplete: "Vpišite uporabniško ime in geslo.",
    wrong: "Uporabniško ime ali geslo ni pravilno. Preverite ju in poskusite še enkrat.",
    signedOut: "Odjavili ste se. Ključ API še naprej deluje.",
    forgotten: "Ste pozabili geslo?",
    forgottenHelp:
      "Prosite skrbnika te storitve za enkratno povezavo. Z njo boste izbrali novo geslo, vaš ključ API pa bo ostal isti.",
    noAccount: "Še nimate računa?",
    signUp: "Ustvarite si ga",
  },
  {
    title: "Sign in",
    submit: "Sign in",
    incomplete: "Please enter your user name and password.",
    wrong: "The user name or password is not correct. Please check both and try again.",
    signedOut: "You have signed out. Your API key keeps working.",
    forgotten: "Forgotten your password?",
    forgottenHelp:
      "Ask the administrator of this service for a one-time link. With it you will choose a new password; your API key will stay the same.",
    noAccount: "No account yet?",
    signUp: "Create one",
  },
);
