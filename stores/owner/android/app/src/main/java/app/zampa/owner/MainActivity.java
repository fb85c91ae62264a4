package app.zampa.owner;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
